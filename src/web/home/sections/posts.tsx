import { useId } from 'react'
import type { HomePageData } from '../home-page-data.ts'
import './stories.css'

/** The latest posts. */
export function Posts({ home: { posts } }: { home: HomePageData }) {
  if (posts.length === 0) return null
  return (
    <section className="container section" aria-labelledby="posts">
      <h2 id="posts">News</h2>
      <ul className="stories">
        {posts.map((post) => (
          <li key={post.day + post.title}>
            <Post {...post} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Post({ title, text, day, dated, href }: HomePageData['posts'][number]) {
  const id = useId()
  return (
    <article className="story" aria-labelledby={id}>
      <p className="story__aside">
        <time dateTime={day}>{dated}</time>
      </p>
      <h3 id={id}>{href ? <a href={href}>{title}</a> : title}</h3>
      <p>{text}</p>
    </article>
  )
}
