import { href } from 'react-router'
import { PostCards } from '../../content/blog/post-cards.tsx'
import type { HomePageData } from '../home-page-data.ts'

/** The latest posts. */
export function Posts({ home: { posts } }: { home: HomePageData }) {
  if (posts.length === 0) return null
  return (
    <section className="container section" aria-labelledby="posts">
      <div className="section__head">
        <h2 id="posts">News</h2>
        <a href={href('/blog/:slug?')}>See all posts</a>
      </div>
      <PostCards posts={posts} heading="h3" />
    </section>
  )
}
