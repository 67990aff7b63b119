import { pictureAddress } from '@livery/ui/picture';
import { useState } from 'react';
import type { Company } from '../product/results-plan.ts';
import styles from './company-logo.module.css';

/** A company's logo (untrusted), or its name if there is none. */
export function CompanyLogo({ company: { name, logo } }: { readonly company: Company }) {
  const [broken, setBroken] = useState<string | null>(null);
  const address = pictureAddress(logo);
  if (address === null || broken === address) return <bdi className={styles.company}>{name}</bdi>;
  return <img className={styles.logo} src={address} alt={name} loading="lazy" onError={() => setBroken(address)} />;
}
