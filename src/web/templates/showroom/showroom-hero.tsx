import type { HomePageData } from '../../home/home-page-data.ts'

type ShowroomHeroProps = { home: Pick<HomePageData, 'siteName' | 'heroWording'> }

/** The name and the invitation in the light, as wide as the room. */
export function ShowroomHero({ home }: ShowroomHeroProps) {
  return (
    <section className="showroom-hero">
      <div className="container showroom-hero__words">
        <p className="eyebrow">{home.siteName}</p>
        <h1 className="showroom-hero__title">{home.heroWording}</h1>
      </div>
    </section>
  )
}
