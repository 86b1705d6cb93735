import { encode } from 'uqr';

/**
 * The QR code of an address, as short as it travels: a hexadecimal number for each row of modules,
 * without the white around them. `src/ui/picture/qr-code.tsx` draws it.
 */
export function qrRows(address: string): string {
  return encode(address, { ecc: 'M', border: 0 })
    .data.map((row) => parseInt(row.map(Number).join(''), 2).toString(16))
    .join(' ');
}
