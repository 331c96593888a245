import { type Box3, CanvasTexture, Mesh, MeshBasicMaterial, PlaneGeometry } from 'three'

const MARGIN = 1.2
const PIXELS_PER_METRE = 110

/** The vehicle’s shadow on the floor: soft beneath all of it, and darker where it touches. */
export function groundShadow(extent: Box3, wheels: readonly { x: number; y: number }[]): Mesh {
  const { min, max } = extent
  const canvas = document.createElement('canvas')
  canvas.width = (max.x - min.x + 2 * MARGIN) * PIXELS_PER_METRE
  canvas.height = (max.y - min.y + 2 * MARGIN) * PIXELS_PER_METRE
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser has no canvas.')
  const patch = (x: number, y: number, width: number, depth: number, blur: number, dark: number) => {
    pen.filter = `blur(${blur * PIXELS_PER_METRE}px)`
    pen.fillStyle = `rgba(8,10,14,${dark})`
    pen.beginPath()
    pen.roundRect(
      (x - width / 2 - min.x + MARGIN) * PIXELS_PER_METRE,
      (max.y - y - depth / 2 + MARGIN) * PIXELS_PER_METRE,
      width * PIXELS_PER_METRE,
      depth * PIXELS_PER_METRE,
      0.25 * PIXELS_PER_METRE,
    )
    pen.fill()
  }
  const [length, depth] = [max.x - min.x, max.y - min.y]
  const [x, y] = [(min.x + max.x) / 2, (min.y + max.y) / 2]
  patch(x, y, length * 0.96, depth * 0.92, 0.34, 0.5)
  patch(x, y, length * 0.88, depth * 0.74, 0.13, 0.6)
  for (const wheel of wheels) patch(wheel.x, wheel.y, 0.4, 0.24, 0.05, 0.75)

  const plane = new Mesh(
    new PlaneGeometry(length + 2 * MARGIN, depth + 2 * MARGIN),
    new MeshBasicMaterial({
      map: new CanvasTexture(canvas),
      transparent: true,
      depthWrite: false,
      toneMapped: false,
    }),
  )
  plane.position.set(x, y, 0.002)
  return plane
}
