import { href } from 'react-router'
import { imageAddress, imageSrcSet } from '#domain/images/image-address.ts'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import type { HomePageData } from '../home-page-data.ts'
import './workshop.css'

/** The workshop with its picture, what a service includes, and the way to book one. */
export function Workshop({ home: { workshop } }: { home: HomePageData }) {
  if (workshop === null) return null
  const { intro, photo, includes } = workshop
  return (
    <section className="container section" aria-labelledby="workshop">
      <div className="workshop">
        <img
          className="workshop__photo"
          src={imageAddress(photo.picture, { size: 640 })}
          srcSet={imageSrcSet(photo.picture)}
          sizes="(min-width: 48rem) 36rem, 100vw"
          alt={photo.alt}
          width={640}
          height={480}
          loading="lazy"
          decoding="async"
        />
        <div className="workshop__text">
          <h2 id="workshop">Service and repairs</h2>
          <p>{intro}</p>
          <ul className="workshop__includes">
            {includes.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
          <p className="link-row">
            <LinkButton href={href('/book-a-service')}>Book a service</LinkButton>
            <a href={href('/service')}>About our workshop</a>
          </p>
        </div>
      </div>
    </section>
  )
}
