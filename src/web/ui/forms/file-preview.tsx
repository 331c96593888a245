import { useEffect, useRef, useState } from 'react'
import { Icon } from '../icon.tsx'

const SIDE_PX = 112

/**
 * A preview of a chosen picture. It is drawn on a canvas because the content security policy blocks `blob:` images. A
 * file the browser can't decode, such as HEIC photos, gets an icon.
 */
export function FilePreview({ file }: { file: File }) {
  const canvasRef = useRef<HTMLCanvasElement>(null)
  const [isReadable, setIsReadable] = useState(true)

  useEffect(() => {
    createImageBitmap(file).then(
      (picture) => drawCovering(canvasRef.current, picture),
      () => setIsReadable(false),
    )
  }, [file])

  if (!isReadable) {
    return (
      <span className="file-list__picture">
        <Icon name="document" />
      </span>
    )
  }
  return (
    <canvas
      className="file-list__picture"
      ref={canvasRef}
      width={SIDE_PX}
      height={SIDE_PX}
      aria-hidden="true"
    />
  )
}

function drawCovering(canvas: HTMLCanvasElement | null, picture: ImageBitmap) {
  const scale = SIDE_PX / Math.min(picture.width, picture.height)
  const [width, height] = [picture.width * scale, picture.height * scale]
  canvas?.getContext('2d')?.drawImage(picture, (SIDE_PX - width) / 2, (SIDE_PX - height) / 2, width, height)
  picture.close()
}
