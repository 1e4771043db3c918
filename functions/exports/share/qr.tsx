import encodeQR from 'qr';
import { useId } from 'react';

/** The quiet margin that readers need, in modules. */
const margin = 4;

/** One path over all dark modules. */
const pathOf = (modules: readonly (readonly boolean[])[]): string =>
  modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('');

type QrProps = { address: string; label: string };

/** An address as a QR code, black on white. */
export const Qr = ({ address, label }: QrProps) => {
  const titleId = useId();
  const modules = encodeQR(address, 'raw', { border: margin });
  return (
    <svg viewBox={`0 0 ${modules.length} ${modules.length}`} role="img" aria-labelledby={titleId}>
      <title id={titleId}>{label}</title>
      <path d={pathOf(modules)} />
    </svg>
  );
};
