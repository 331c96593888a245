import {
  BoxGeometry,
  CatmullRomCurve3,
  CircleGeometry,
  CylinderGeometry,
  DoubleSide,
  Group,
  type Material,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  TubeGeometry,
  Vector3,
} from 'three'
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js'
import { bodyPaint, carPaint } from './body-paint.ts'
import { type BodyShell, bodyShell, extentOf } from './body-shell.ts'
import type { CarShape } from './car-shape.ts'
import { faceMarking } from './markings/face-marking.ts'
import { flankMarking } from './markings/flank-marking.ts'
import { glassMarking } from './markings/glass-marking.ts'
import { loadTray } from './load-tray.ts'
import { tailMarking } from './markings/tail-marking.ts'
import { waistOf } from './waist.ts'
import { wheel } from './wheel.ts'

const black = new MeshBasicMaterial({ color: 0x030304, side: DoubleSide })
const plastic = new MeshStandardMaterial({ color: 0x121315, roughness: 0.55 })
const WHEEL_INSET = 0.02 + 0.235 / 2

/** A complete motor vehicle in metres, nose towards -x. */
export function car(shape: CarShape): Group {
  const group = new Group()
  const shell = bodyShell(shape)
  const markings = {
    flank: flankMarking(shape),
    glass: glassMarking(shape, shell),
    face: faceMarking(shape),
    tail: tailMarking(shape),
  }
  const lacquer = carPaint()
  const { outside, inside } = bodyPaint(shape, markings)
  group.add(new Mesh(shell.geometry, outside), new Mesh(shell.geometry, inside))
  group.add(
    underbody(shape),
    ...wheels(shape),
    ...mirrors(shape, shell, lacquer),
    ...handles(shape, shell, lacquer),
  )
  if (shape.roofRails) group.add(...roofRails(shape, shell))
  if (shape.bed) group.add(...bedCover(shape, shape.bed))
  if (shape.tray) group.add(loadTray(shape, shape.tray))
  return group
}

/** Blocks the view through the car from below. */
function underbody(shape: CarShape) {
  const { from, to } = extentOf(shape)
  const end = shape.tray?.to ?? to
  const length = (end - from) / 1000
  return block(
    black,
    [length * 0.8, shape.width * 0.00052, 0.34],
    [(from + end) / 2000, 0, shape.sill / 1000 + 0.2],
  )
}

function wheels(shape: CarShape) {
  const radius = shape.wheelRadius / 1000
  const halfWidth = shape.width / 2000
  const isWorking = shape.tray !== undefined
  return [0, shape.wheelbase / 1000].flatMap((axle) =>
    [1, -1].flatMap((side) => {
      const one = wheel(radius, isWorking)
      one.position.set(axle, side * (halfWidth - WHEEL_INSET), radius)
      if (side < 0) one.rotation.z = Math.PI
      if (isWorking && axle > 0) return [one]
      const well = new Mesh(
        new CylinderGeometry(
          radius * 1.14,
          radius * 1.14,
          0.32,
          48,
          1,
          true,
          -0.58 * Math.PI,
          1.16 * Math.PI,
        ),
        black,
      )
      well.position.set(axle, side * (halfWidth - 0.23), radius)
      const back = new Mesh(new CircleGeometry(radius * 1.2, 32, -0.1 * Math.PI, 1.2 * Math.PI), black)
      back.rotation.x = Math.PI / 2
      back.position.set(axle, side * (halfWidth - 0.39), radius)
      return [one, well, back]
    }),
  )
}

function mirrors({ screen, waist, width, sideGlass }: CarShape, shell: BodyShell, lacquer: Material) {
  const station = sideGlass.from + 40
  const height = waist.front + (waist.front > 1050 ? 110 : 85)
  const reach = shell.halfWidthAt(station, waist.front + 20) || width / 2
  const tall = waist.front > 1100 ? 0.19 : 0.14
  return [1, -1].flatMap((side) => {
    const housing = new Mesh(new RoundedBoxGeometry(0.13, 0.2, tall, 6, 0.058), lacquer)
    housing.position.set(station / 1000, (side * (reach + 130)) / 1000, height / 1000)
    housing.rotation.z = side * -0.12
    const glass = block(
      plastic,
      [0.014, 0.18, tall - 0.02],
      [station / 1000 + 0.064, (side * (reach + 132)) / 1000, height / 1000],
    )
    const arm = block(
      plastic,
      [0.07, 0.16, 0.035],
      [station / 1000, (side * (reach + 10)) / 1000, (height - 62) / 1000],
    )
    arm.rotation.x = side * 0.35
    return screen.foot < station ? [housing, glass, arm] : []
  })
}

function handles(shape: CarShape, shell: BodyShell, lacquer: Material) {
  const { doors } = shape
  const waistAt = waistOf(shape)
  const stations = doors.lines.map((line, index) =>
    doors.slidesFrom !== undefined && index > 0 ? doors.slidesFrom + 170 : line - 190,
  )
  return stations.flatMap((station) =>
    [1, -1].map((side) => {
      const height = waistAt(station) - 95
      const out = shell.halfWidthAt(station, height)
      const handle = new Mesh(new RoundedBoxGeometry(0.2, 0.03, 0.032, 4, 0.014), lacquer)
      handle.position.set(station / 1000, (side * (out + 12)) / 1000, height / 1000)
      return handle
    }),
  )
}

function roofRails(shape: CarShape, shell: BodyShell) {
  const [from, to] = [shape.screen.top + 120, shape.roofEnd - 20]
  const aside = (shape.width / 2) * 0.62
  const metal = new MeshStandardMaterial({ color: 0x222427, metalness: 0.75, roughness: 0.32 })
  return [1, -1].map((side) => {
    const points = Array.from({ length: 24 }, (_, index) => {
      const station = from + ((to - from) * index) / 23
      const rise = Math.min(1, Math.min(index, 23 - index) / 2) * 52 - 12
      return new Vector3(
        station / 1000,
        (side * aside) / 1000,
        (shell.heightAt(station, aside) + rise) / 1000,
      )
    })
    return new Mesh(new TubeGeometry(new CatmullRomCurve3(points), 80, 0.016, 10), metal)
  })
}

/** A dark cover over the load bed, and a bar behind the cab. */
function bedCover(shape: CarShape, bed: { from: number; height: number }) {
  const { to } = extentOf(shape)
  const cover = new Mesh(
    new RoundedBoxGeometry((to - bed.from - 150) / 1000, (shape.width * 0.83) / 1000, 0.05, 3, 0.02),
    new MeshStandardMaterial({ color: 0x17181a, roughness: 0.85 }),
  )
  cover.position.set((bed.from + 30 + to - 120) / 2000, 0, bed.height / 1000 + 0.012)
  const foot = (bed.from + 150) / 1000
  const half = (shape.width / 2000) * 0.8
  const rise = [
    [-1, 0],
    [-0.97, 0.2],
    [-0.82, 0.4],
    [-0.6, 0.46],
    [0, 0.47],
    [0.6, 0.46],
    [0.82, 0.4],
    [0.97, 0.2],
    [1, 0],
  ] as const
  const bar = new CatmullRomCurve3(
    rise.map(([y, z]) => new Vector3(foot - z * 0.1, y * half, bed.height / 1000 + z)),
  )
  const tube = new Mesh(
    new TubeGeometry(bar, 80, 0.034, 14),
    new MeshStandardMaterial({ color: 0x111214, metalness: 0.6, roughness: 0.35 }),
  )
  return [cover, tube]
}

type Triple = [x: number, y: number, z: number]

function block(material: Material, size: Triple, at: Triple) {
  const mesh = new Mesh(new BoxGeometry(...size), material)
  mesh.position.set(...at)
  return mesh
}
