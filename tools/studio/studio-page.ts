import { Box3, type Group, Scene, WebGLRenderer } from 'three'
import { cameraFor } from './camera.ts'
import { car } from './car.ts'
import { caravan } from './caravan.ts'
import { carShapes } from './car-shapes.ts'
import { development } from './development.ts'
import { groundShadow } from './ground-shadow.ts'
import { studioLight } from './studio-light.ts'
import type { StudioKind } from '../../demo/pictures/studio-kind.ts'
import type { StudioView } from '../../demo/pictures/studio-view.ts'

declare global {
  /** Called from outside the page. Returns a cut-out vehicle in each of the paints, as PNG in base 64. */
  var sitting: (kind: StudioKind, view: StudioView, paints: readonly string[]) => string[]
}

const WIDTH = 960
const HEIGHT = 640

const renderer = new WebGLRenderer({ alpha: true, preserveDrawingBuffer: true })
renderer.setClearColor(0x000000, 0)
const light = studioLight(renderer)
const { film, print } = development(renderer, WIDTH, HEIGHT)
let stage: { kind: StudioKind; scene: Scene; vehicle: Group } | undefined

globalThis.sitting = (kind, view, paints) => {
  if (stage?.kind !== kind) stage = { kind, ...staged(kind) }
  const { scene, vehicle } = stage
  const camera = cameraFor(view, vehicle, WIDTH / HEIGHT)
  renderer.setRenderTarget(film)
  renderer.render(scene, camera)
  return paints.map(print)
}

function staged(kind: StudioKind) {
  const scene = new Scene()
  scene.environment = light
  scene.environmentIntensity = 1.1
  const vehicle = kind === 'caravan' ? caravan() : car(carShapes[kind])
  const extent = new Box3().setFromObject(vehicle)
  scene.add(vehicle, groundShadow(extent, touching(kind)))
  return { scene, vehicle }
}

function touching(kind: StudioKind) {
  const axles = kind === 'caravan' ? [2.95, 3.78] : [0, carShapes[kind].wheelbase / 1000]
  const aside = kind === 'caravan' ? 1.02 : carShapes[kind].width / 2000 - 0.14
  return axles.flatMap((x) => [
    { x, y: aside },
    { x, y: -aside },
  ])
}
