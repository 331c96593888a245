import { useId } from 'react'
import { href } from 'react-router'
import { ContentPicture } from '../../promotions/content-picture.tsx'
import type { PostCardData } from './post-card-data.ts'
import './post-cards.css'

type PostCardsProps = { posts: readonly PostCardData[]; heading: 'h2' | 'h3' }

/** Posts side by side, each with its category, date and author. */
export function PostCards({ posts, heading }: PostCardsProps) {
  return (
    <ul className="post-cards">
      {posts.map((post) => (
        <li key={post.slug}>
          <PostCard post={post} heading={heading} />
        </li>
      ))}
    </ul>
  )
}

function PostCard({
  post: { slug, title, summary, picture, category, author, day, dated },
  heading: Heading,
}: {
  post: PostCardData
  heading: 'h2' | 'h3'
}) {
  const id = useId()
  return (
    <article className="post-card" aria-labelledby={id}>
      {picture && (
        <ContentPicture
          className="post-card__picture"
          picture={picture}
          sizes="(min-width: 64rem) 26rem, (min-width: 40rem) 50vw, 100vw"
        />
      )}
      <p className="post-card__facts">
        {category} · <time dateTime={day}>{dated}</time>
        {author && ` · ${author}`}
      </p>
      <Heading id={id} className="post-card__title">
        <a href={href('/blog/:slug?', { slug })}>{title}</a>
      </Heading>
      <p>{summary}</p>
    </article>
  )
}
