import { CarCards } from '../../cars/card/car-cards.tsx'
import { ContentPicture } from '../../promotions/content-picture.tsx'
import { Breadcrumb } from '../../ui/navigation/breadcrumb.tsx'
import { SectionFrame } from '../sections/section-frame.tsx'
import { PageText } from '../text/page-text.tsx'
import type { PostPage as PostPageData } from './post-page-data.server.ts'
import { PostCards } from './post-cards.tsx'
import './post-page.css'

/** A post with its author, the vehicles it is about, and more to read. */
export function PostPage({ post }: { post: PostPageData }) {
  const { title, day, dated, author, picture, text, link, cars, stock, steps, more } = post
  return (
    <>
      <article className="container section post">
        <Breadcrumb steps={steps} current={title} />
        <header className="post__header">
          <h1>{title}</h1>
          <p className="post__facts">
            <time dateTime={day}>{dated}</time>
            {author && ` · By ${author}`}
          </p>
        </header>
        {picture && (
          <ContentPicture
            className="post__picture"
            picture={picture}
            sizes="(min-width: 64rem) 44rem, 100vw"
            isFirst
          />
        )}
        <PageText text={text} />
        {link && (
          <p>
            <a href={link}>Read more</a>
          </p>
        )}
      </article>
      {cars.length > 0 && stock && (
        <SectionFrame heading="In stock now" more={{ label: 'See them all', href: stock }}>
          <CarCards cars={cars} />
        </SectionFrame>
      )}
      {more.length > 0 && (
        <SectionFrame heading="More to read">
          <PostCards posts={more} heading="h3" />
        </SectionFrame>
      )}
    </>
  )
}
