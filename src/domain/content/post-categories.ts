/** The categories of posts, as they are in addresses. */
export const postCategories = ['news', 'vehicle-reviews', 'advice', 'community'] as const
export type PostCategory = (typeof postCategories)[number]

export const postCategoryNames: Record<PostCategory, string> = {
  news: 'News',
  'vehicle-reviews': 'Vehicle reviews',
  advice: 'Advice',
  community: 'Community',
}

/** The category with this name in an address. */
export function postCategoryIn(slug: string): PostCategory | null {
  return postCategories.find((category) => category === slug) ?? null
}
