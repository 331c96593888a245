import { pdfkitBrochure } from '#integrations/brochures/pdfkit-brochure.ts'
import { diskCache } from '#integrations/images/disk-cache.ts'
import { publicPictures } from '#integrations/images/public-pictures.ts'
import { makePicture } from '#integrations/images/sharp-pictures.ts'
import { sharpSocialCard } from '#integrations/social-cards/sharp-social-card.ts'
import type { Picture } from '#domain/images/picture.ts'
import { carDocuments } from '#operations/documents/car-documents.ts'
import { imageServing } from '#operations/images/serve-image.ts'
import { silentLog } from '../server/silent-log.ts'

/** Brochures and cards as the server draws them, with our own pictures only. */
export function realDocuments(cacheFolder: string, pictures = publicPictures('demo/public', ['demo-media'])) {
  const cache = diskCache(cacheFolder, 50_000_000)
  const serveImage = imageServing({
    pictures,
    fetchPicture: () => Promise.resolve({ outcome: 'refused', reason: 'is on another server' }),
    makePicture,
    cache,
    demo: true,
    makesAvif: false,
    log: silentLog,
    now: () => new Date(),
  })
  const documents = carDocuments({
    serveImage,
    makeBrochure: pdfkitBrochure,
    makeSocialCard: sharpSocialCard,
    outlines: publicPictures('public', ['vehicle-fallback']),
    cache,
    log: silentLog,
  })
  const picture = (src: string): Picture | null => {
    const version = pictures.versionOf(src)
    return version === null ? null : { src, version }
  }
  return { documents, picture }
}
