export const categories = ['media', 'stories', 'impact', 'education', 'news'] as const;

export type Category = (typeof categories)[number];

export type CategoryFilterId = 'all' | Exclude<Category, 'news'>;

/** Chips of the story list; `news` is a tag without a chip (decision 18). */
export const categoryFilters = [
  { id: 'all', label: 'All' },
  { id: 'media', label: 'Media' },
  { id: 'stories', label: 'Stories' },
  { id: 'impact', label: 'Impact' },
  { id: 'education', label: 'Education' },
] as const satisfies readonly { readonly id: CategoryFilterId; readonly label: string }[];

export function isCategory(text: string): text is Category {
  return categories.some((category) => category === text);
}

export function isCategoryFilterId(text: unknown): text is CategoryFilterId {
  return categoryFilters.some((filter) => filter.id === text);
}

/** Returns the label of a category: `media` becomes 'Media'. */
export function categoryLabel(category: Category): string {
  return category.charAt(0).toUpperCase() + category.slice(1);
}
