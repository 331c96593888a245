import { CanvasTexture, LinearFilter, SRGBColorSpace } from 'three'
import type { Point } from '../curve.ts'
import type { Finish } from '../finish.ts'

/** A sheet over the surface, whose drawing covers the paint. Units are millimetres, up is positive. */
export type Marking = {
  /** The left, bottom, width and height of the area that the sheet covers. */
  frame: Frame
  fill: (path: Path2D, finish: Finish) => void
  line: (path: Path2D, width: number, finish: Finish) => void
  colours: CanvasTexture
  /** Roughness, metalness and glow as red, green and blue. */
  surfaces: CanvasTexture
}

export type Frame = { left: number; bottom: number; width: number; height: number }

export function marking(frame: Frame, pixelWidth: number): Marking {
  const colours = sheet(frame, pixelWidth)
  const surfaces = sheet(frame, pixelWidth)
  const draw = (finish: Finish, put: (pen: CanvasRenderingContext2D, colour: string) => void) => {
    put(colours, finish.colour)
    const [red, green, blue] = [finish.roughness, finish.metalness, finish.glow].map((part) =>
      Math.round(part * 255),
    )
    put(surfaces, `rgb(${red} ${green} ${blue})`)
  }
  return {
    frame,
    fill: (path, finish) =>
      draw(finish, (pen, colour) => {
        pen.fillStyle = colour
        pen.fill(path)
      }),
    line: (path, width, finish) =>
      draw(finish, (pen, colour) => {
        pen.strokeStyle = colour
        pen.lineWidth = width
        pen.stroke(path)
      }),
    colours: texture(colours.canvas, true),
    surfaces: texture(surfaces.canvas, false),
  }
}

function sheet({ left, bottom, width, height }: Frame, pixelWidth: number) {
  const canvas = document.createElement('canvas')
  canvas.width = pixelWidth
  canvas.height = Math.round((pixelWidth * height) / width)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser has no canvas.')
  const scale = pixelWidth / width
  pen.setTransform(scale, 0, 0, -scale, -left * scale, (bottom + height) * scale)
  pen.lineJoin = 'round'
  pen.lineCap = 'round'
  return pen
}

/** Colours are stored premultiplied by alpha, so that edges do not darken at a distance. */
function texture(canvas: HTMLCanvasElement, isColour: boolean) {
  const made = new CanvasTexture(canvas)
  made.premultiplyAlpha = true
  made.generateMipmaps = false
  made.minFilter = LinearFilter
  if (isColour) made.colorSpace = SRGBColorSpace
  return made
}

export function polygon(points: readonly Point[]): Path2D {
  const path = new Path2D()
  points.forEach(([x, y], index) => (index === 0 ? path.moveTo(x, y) : path.lineTo(x, y)))
  path.closePath()
  return path
}

/** An open line through points, rounded between them. */
export function stroke(points: readonly Point[]): Path2D {
  const path = new Path2D()
  points.forEach(([x, y], index) => {
    const before = points[index - 1]
    const next = points[index + 1]
    if (!before) path.moveTo(x, y)
    else if (!next) path.lineTo(x, y)
    else path.quadraticCurveTo(x, y, (x + next[0]) / 2, (y + next[1]) / 2)
  })
  return path
}

export function circle(x: number, y: number, radius: number): Path2D {
  const path = new Path2D()
  path.arc(x, y, radius, 0, 2 * Math.PI)
  return path
}

export function box(x: number, y: number, width: number, height: number, corner = 0): Path2D {
  const path = new Path2D()
  path.roundRect(x, y, width, height, corner)
  return path
}
