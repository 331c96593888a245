import { href } from 'react-router'
import type { BlogList as BlogListData } from './blog-page-data.server.ts'
import { PostCards } from './post-cards.tsx'
import './blog-list.css'

/** The posts of the blog or of one of its categories. */
export function BlogList({ list }: { list: BlogListData }) {
  const { title, posts, whenEmpty, categories, newer, older } = list
  return (
    <div className="container section blog-list">
      <h1>{title}</h1>
      {categories.length > 0 && (
        <nav aria-label="Categories">
          <ul className="blog-list__categories">
            {categories.map(({ label, href: to, isCurrent }) => (
              <li key={to}>
                <a href={to} aria-current={isCurrent ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {posts.length > 0 ? (
        <PostCards posts={posts} heading="h2" />
      ) : (
        <p className="lead">
          {whenEmpty} Got a question about a car? <a href={href('/contact-us')}>Ask us</a>, and the right
          person will get back to you.
        </p>
      )}
      {(newer ?? older) && (
        <nav className="link-row" aria-label="Pages">
          {newer && (
            <a className="button button--quiet" href={newer} rel="prev">
              Newer posts
            </a>
          )}
          {older && (
            <a className="button button--quiet" href={older} rel="next">
              Older posts
            </a>
          )}
        </nav>
      )}
      {posts.length > 0 && (
        <p>
          <a href={href('/blog/rss.xml')}>Subscribe by RSS</a>
        </p>
      )}
    </div>
  )
}
