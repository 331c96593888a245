import { href } from 'react-router'
import { type PostCategory, postCategoryNames } from '#domain/content/post-categories.ts'

/** The pages above a list of posts, and the list itself. */
export function blogSteps(category: PostCategory | null): { name: string; path: string }[] {
  return [
    { name: 'Home', path: href('/') },
    { name: 'News and reviews', path: href('/blog/:slug?') },
    ...(category === null
      ? []
      : [{ name: postCategoryNames[category], path: href('/blog/:slug?', { slug: category }) }]),
  ]
}
