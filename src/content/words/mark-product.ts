import { product, productMarked } from '#content/site.ts';

/** The parts of a page in their order, with ™ at the product's first mention and nowhere else. */
export function markProduct(parts: readonly string[]): readonly string[] {
  const bare = parts.map((part) => part.replaceAll(productMarked, product));
  const first = bare.findIndex((part) => part.includes(product));
  return bare.map((part, at) => (at === first ? part.replace(product, productMarked) : part));
}
