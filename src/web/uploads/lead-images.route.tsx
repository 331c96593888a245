import { data } from 'react-router'
import { dateFormat } from '#domain/shared/date-format.ts'
import { openLeadImages } from '#operations/uploads/lead-images.ts'
import { uploadDeskContext } from '../request/request-context.ts'
import type { Route } from './+types/lead-images.route.ts'
import './lead-images.css'

const dayFormat = dateFormat('en-AU', { dateStyle: 'long' })

/** The images of a lead, for the dealer, who has the link from its email. */
export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const desk = context.get(uploadDeskContext)
  const opened = await openLeadImages(token, desk)
  if (opened.outcome === 'unknown') throw data(unknownLink, { status: 404 })
  if (opened.outcome === 'expired') throw data(expiredLink, { status: 410 })
  return {
    path: `/lead-images/${token}`,
    images: opened.images.map(({ id, name, kind }) => ({ id, name, kind })),
    until: dayFormat(desk.site.timeZone).format(opened.until),
  }
}

const unknownLink = {
  title: 'We can’t find those photos',
  message: 'The link may be incomplete. Open it again from the email.',
}

const expiredLink = {
  title: 'These photos are no longer available',
  message: 'Links to photos work for a limited time. The customer’s details are in the email.',
}

/** The address is secret, so the head has no canonical link or social card. */
export const meta: Route.MetaFunction = ({ loaderData, error }) =>
  loaderData && !error ? [{ title: 'Photos from a customer' }, { name: 'robots', content: 'noindex' }] : []

export default function LeadImagesRoute({ loaderData: { path, images, until } }: Route.ComponentProps) {
  return (
    <div className="container section">
      <h1>Photos from a customer</h1>
      <p>This link works until {until}. Save any photos you want to keep.</p>
      <ul className="lead-images">
        {images.map(({ id, name, kind }, at) => (
          <li key={id}>
            <a href={`${path}/${id}`}>
              {kind === 'jpeg' ? (
                <img
                  src={`${path}/${id}`}
                  alt={`The customer’s vehicle, ${at + 1} of ${images.length}`}
                  loading="lazy"
                />
              ) : (
                `Download ${name}`
              )}
            </a>
            {kind === 'heic' && <p>We couldn’t convert this HEIC photo, so it’s in its original format.</p>}
          </li>
        ))}
      </ul>
    </div>
  )
}
