import { href } from 'react-router'
import { PostCards } from '../../blog/post-cards.tsx'
import { SectionFrame } from '../section-frame.tsx'
import type { ShownSectionOf } from '../shown-section.ts'

/** The latest posts. */
export function PostsSection({ section: { heading, posts } }: { section: ShownSectionOf<'posts'> }) {
  return (
    <SectionFrame heading={heading ?? 'News'} more={{ label: 'See all posts', href: href('/blog/:slug?') }}>
      <PostCards posts={posts} heading="h3" />
    </SectionFrame>
  )
}
