const dots = '•••';

/**
 * "r•••@s•••.example": enough for whoever left the address, too little for the next user of a
 * shared tablet.
 */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  const ending = domain.includes('.') ? domain.slice(domain.lastIndexOf('.')) : '';
  return `${firstOf(address.slice(0, Math.max(at, 0)))}${dots}@${firstOf(domain)}${dots}${ending}`;
}

/** A letter outside the basic plane is one letter. */
function firstOf(text: string): string {
  return [...text][0] ?? '';
}
