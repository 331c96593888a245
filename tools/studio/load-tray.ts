import { type Material, Group, Mesh, MeshStandardMaterial } from 'three'
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js'
import type { CarShape } from './car-shape.ts'

const aluminium = new MeshStandardMaterial({ color: 0xb9bdc1, metalness: 0.75, roughness: 0.38 })
const ribbed = new MeshStandardMaterial({ color: 0x8f9499, metalness: 0.7, roughness: 0.5 })
const dark = new MeshStandardMaterial({ color: 0x0d0e0f, roughness: 0.8 })
const red = new MeshStandardMaterial({ color: 0x8a0a0f, roughness: 0.15, emissive: 0x500306 })
const plate = new MeshStandardMaterial({ color: 0xe4e6e3, roughness: 0.45 })

const SIDE_HEIGHT = 0.25
const THICK = 0.035

/** An aluminium tray with drop sides on the frame behind the cab, with mudguards below. */
export function loadTray(shape: CarShape, tray: { from: number; to: number; height: number }): Group {
  const group = new Group()
  const [from, to, floor] = [tray.from / 1000, tray.to / 1000, tray.height / 1000]
  const width = shape.width / 1000 + 0.02
  const [length, middle] = [to - from, (from + to) / 2]
  const put = (material: Material, size: Triple, at: Triple) => {
    const mesh = new Mesh(new RoundedBoxGeometry(...size, 2, 0.008), material)
    mesh.position.set(...at)
    group.add(mesh)
  }

  put(ribbed, [length, width - 0.05, 0.07], [middle, 0, floor - 0.035])
  for (const side of [1, -1]) {
    const y = side * (width / 2 - THICK / 2)
    put(aluminium, [length - 0.02, THICK, SIDE_HEIGHT], [middle, y, floor + SIDE_HEIGHT / 2 - 0.04])
    for (const rib of [0.05, 0.11, 0.17])
      put(ribbed, [length - 0.04, 0.012, 0.014], [middle, side * (width / 2 + 0.003), floor + rib - 0.02])
    for (const part of [0.03, 0.5, 0.97])
      put(
        ribbed,
        [0.05, 0.02, SIDE_HEIGHT + 0.03],
        [from + length * part, side * (width / 2 + 0.006), floor + SIDE_HEIGHT / 2 - 0.04],
      )
    put(aluminium, [0.05, 0.05, 0.68], [from + 0.03, side * (width / 2 - 0.08), floor + 0.34])
    put(
      dark,
      [0.8, 0.3, 0.03],
      [shape.wheelbase / 1000, side * (width / 2 - 0.17), shape.wheelRadius / 1000 + 0.41],
    )
    for (const end of [-1, 1])
      put(
        dark,
        [0.03, 0.3, 0.32],
        [shape.wheelbase / 1000 + end * 0.44, side * (width / 2 - 0.17), shape.wheelRadius / 1000 + 0.24],
      )
    put(red, [0.04, 0.3, 0.1], [to - 0.03, side * (width / 2 - 0.28), floor - 0.16])
    put(dark, [length - 0.1, 0.09, 0.16], [middle, side * 0.38, floor - 0.16])
  }
  put(aluminium, [THICK, width - 0.08, SIDE_HEIGHT], [to - THICK / 2, 0, floor + SIDE_HEIGHT / 2 - 0.04])
  for (const rib of [0.05, 0.11, 0.17])
    put(ribbed, [0.012, width - 0.12, 0.014], [to + 0.003, 0, floor + rib - 0.02])
  for (const height of [0.32, 0.44, 0.56, 0.66])
    put(aluminium, [0.03, width - 0.18, 0.035], [from + 0.03, 0, floor + height])
  put(dark, [0.05, width - 0.1, 0.12], [to - 0.06, 0, floor - 0.16])
  put(plate, [0.012, 0.372, 0.134], [to - 0.025, 0, floor - 0.17])
  return group
}

type Triple = [x: number, y: number, z: number]
