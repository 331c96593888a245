import type { PostCategory } from './post-categories.ts'

type Post = { slug: string; body: { day: string; category: PostCategory } }

/** The posts whose day has come, the latest first; of one category or of all. */
export function publishedPosts<Item extends Post>(
  posts: readonly Item[],
  today: string,
  category: PostCategory | null = null,
): Item[] {
  return posts
    .filter(({ body }) => body.day <= today && (category === null || body.category === category))
    .toSorted(
      (one, other) => other.body.day.localeCompare(one.body.day) || one.slug.localeCompare(other.slug),
    )
}
