import type { OutsideLink } from '#content/page/link.ts';
import { siteValues } from './site.ts';

export const socialLinks = [
  { label: 'Facebook', address: siteValues.facebook, icon: 'i-facebook' },
  { label: 'X', address: siteValues.x, icon: 'i-x' },
  { label: 'Instagram', address: siteValues.instagram, icon: 'i-instagram' },
  { label: 'LinkedIn', address: siteValues.linkedin, icon: 'i-linkedin' },
] as const satisfies readonly (OutsideLink & { readonly icon: string })[];
