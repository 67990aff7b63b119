import { encode } from 'uqr';
import styles from './qr-code.module.css';

interface Props {
  readonly text: string;
  /** Its description for screen readers. */
  readonly label: string;
}

/** Light modules around it, without which it can't be scanned. */
const QUIET_ZONE_MODULES = 4;

/** A QR code of a text, such as an address. */
export function QrCode({ text, label }: Props) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE_MODULES });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg
      className={styles.code}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
