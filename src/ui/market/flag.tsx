import styles from './flag.module.css';

const FLAGS = new Map(
  Object.entries(
    import.meta.glob<string>('/node_modules/country-flag-icons/3x2/[A-Z][A-Z].svg', {
      query: '?url',
      import: 'default',
      eager: true,
    }),
  ).map(([path, address]) => [path.slice(-'AE.svg'.length, -'.svg'.length), address]),
);

/**
 * A country's flag, decorative; renders nothing where there is none.
 *
 * @param country ISO 3166-1 alpha-2
 */
export function Flag({ country }: { readonly country: string }) {
  const address = FLAGS.get(country);
  if (address === undefined) return null;
  return <img className={styles.flag} src={address} alt="" width={24} height={16} loading="lazy" />;
}
