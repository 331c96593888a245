import { href } from 'react-router'
import { headTags } from '../../frame/page-head.ts'
import { ContentExtras } from '../../promotions/content-extras.tsx'
import type { Route } from './+types/blog.route.ts'
import { blogPageData } from './blog-page-data.server.ts'
import { BlogList } from './blog-list.tsx'
import { PostPage } from './post-page.tsx'

export function loader({ params, url, context }: Route.LoaderArgs) {
  return blogPageData(params.slug, { url, context })
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...headTags(loaderData?.head),
  { tagName: 'link', rel: 'alternate', type: 'application/rss+xml', href: href('/blog/rss.xml') },
]

export default function BlogRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ContentExtras extras={loaderData.extras} />
      {loaderData.kind === 'list' ? <BlogList list={loaderData} /> : <PostPage post={loaderData} />}
    </>
  )
}
