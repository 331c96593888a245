import { Carousel } from '../ui/media/carousel.tsx'
import { PhotoGallery } from '../ui/media/photo-gallery.tsx'
import { Drawing } from './drawing.tsx'
import { Specimen, State } from './specimen.tsx'
import { stockAddress } from '../frame/stock-address.ts'

const words = ['Sedans', 'Hatches', 'Wagons', 'Utes', 'Vans', 'Coupes', 'Convertibles', 'Caravans']
const items = words.map((word) => ({
  id: word,
  content: (
    <a className="component-gallery__tile" href={stockAddress()}>
      <Drawing label={word} isDecorative />
      <span>{word}</span>
    </a>
  ),
}))
const photos = words.map((word, index) => {
  const large = <Drawing label={`${word}, photo ${index + 1} of ${words.length}`} />
  return { id: word, large, full: large, small: <Drawing label={word} isDecorative /> }
})

export function Pictures() {
  return (
    <>
      <Specimen
        of="carousel"
        title="Carousel"
        about="A row to swipe through. The buttons are disabled at its ends."
      >
        <State name="with more items than fit">
          <Carousel label="Body types" items={items} />
        </State>
        <State name="with items that all fit">
          <Carousel label="Most popular" items={items.slice(0, 1)} />
        </State>
      </Specimen>
      <Specimen
        of="photo-gallery"
        title="Photo gallery"
        about="Photos to swipe through, and to view full screen."
      >
        <State name="with eight photos">
          <PhotoGallery label="Photos" photos={photos} />
        </State>
        <State name="with one photo">
          <PhotoGallery label="The only photo" photos={photos.slice(0, 1)} />
        </State>
      </Specimen>
    </>
  )
}
