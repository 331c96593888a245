import { Actions } from './actions.tsx'
import { Choices } from './choices.tsx'
import { Facts } from './facts.tsx'
import { Forms } from './forms.tsx'
import { News } from './news.tsx'
import { Overlays } from './overlays.tsx'
import { Pictures } from './pictures.tsx'
import { Wayfinding } from './wayfinding.tsx'
import { Waiting } from './waiting.tsx'
import './component-gallery.css'

/** Every component in each of its states. */
export function ComponentGalleryPage({ template, session }: { template: string; session: string }) {
  return (
    <div className="container component-gallery">
      <header className="section">
        <h1>Component gallery</h1>
        <p className="lead">
          Every component of this site in each of its states, in the “{template}” template and this dealer’s
          colours.
        </p>
      </header>
      <Actions />
      <Forms session={session} />
      <Choices />
      <Overlays />
      <Wayfinding />
      <Pictures />
      <Facts />
      <News />
      <Waiting />
    </div>
  )
}
