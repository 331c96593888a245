import { Actions } from './actions.tsx'
import { Choices } from './choices.tsx'
import { Facts } from './facts.tsx'
import { Forms } from './forms.tsx'
import { News } from './news.tsx'
import { Overlays } from './overlays.tsx'
import { Pictures } from './pictures.tsx'
import { Wayfinding } from './wayfinding.tsx'
import { Waiting } from './waiting.tsx'

/** Every part in every state it can be in. */
export function ComponentGalleryPage({ template }: { template: string }) {
  return (
    <div className="container component-gallery">
      <header className="section">
        <h1>Parts of a page</h1>
        <p className="lead">
          What the pages of this site are made of, in every state, in the “{template}” template and this
          dealer’s colours.
        </p>
      </header>
      <Actions />
      <Forms />
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
