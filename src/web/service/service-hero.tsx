import { imageAddress, imageSrcSet } from '#domain/images/image-address.ts'
import { LinkButton } from '../ui/actions/link-button.tsx'
import type { ServicePageData } from './service-page-data.server.ts'
import './service-hero.css'

/** The title of the page, the dealer's promises, and a link to the form. */
export function ServiceHero({ page }: { page: ServicePageData }) {
  return (
    <header className="service-hero">
      <div className="container service-hero__inner">
        <div className="service-hero__text">
          <h1>{page.title}</h1>
          {page.subtitle !== '' && <p className="service-hero__subtitle">{page.subtitle}</p>}
          <p className="service-hero__intro">{page.intro}</p>
          <Promises page={page} />
          {page.startsWith === 'words' && <LinkButton href="#book">BOOK NOW</LinkButton>}
        </div>
        {page.photo && <Photo photo={page.photo} />}
      </div>
    </header>
  )
}

/** What the customer gets free of charge. */
function Promises({ page: { complimentaryInterval, freeRideKm } }: { page: ServicePageData }) {
  const promises = [
    ...(complimentaryInterval === null
      ? []
      : [`Your first service is complimentary at ${complimentaryInterval}.`]),
    ...(freeRideKm === null
      ? []
      : [`A free ride within ${freeRideKm} km of the workshop with every routine service.`]),
  ]
  if (promises.length === 0) return null
  return (
    <ul className="service-hero__promises">
      {promises.map((promise) => (
        <li key={promise}>{promise}</li>
      ))}
    </ul>
  )
}

function Photo({ photo: { picture, alt } }: { photo: NonNullable<ServicePageData['photo']> }) {
  return (
    <img
      className="service-hero__photo"
      src={imageAddress(picture, { size: 640 })}
      srcSet={imageSrcSet(picture)}
      sizes="(min-width: 48rem) 32rem, 100vw"
      alt={alt}
      width={600}
      height={400}
      fetchPriority="high"
      decoding="async"
    />
  )
}
