import { IMAGE_UPLOAD_PATH } from '#domain/uploads/image-upload-path.ts'
import { wholeApp } from '../../support/pages/whole-app.ts'
import { formWith } from '../../support/uploads/upload-app.ts'
import type { Probe } from './probes.ts'

/** The response to a photo that is none, where the site takes photos at all. */
export const upload: Probe = async (dealer) => {
  const answer = await wholeApp(dealer)(IMAGE_UPLOAD_PATH, formWith([Buffer.from('no photo')]))
  return answer.text()
}
