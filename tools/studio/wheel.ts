import {
  DoubleSide,
  ExtrudeGeometry,
  Group,
  LatheGeometry,
  Mesh,
  MeshStandardMaterial,
  Shape,
  Vector2,
} from 'three'
import type { Point } from './curve.ts'

const WIDTH = 0.235

const materials = {
  tyre: new MeshStandardMaterial({ color: 0x101011, roughness: 0.8 }),
  alloy: new MeshStandardMaterial({ color: 0xb4b9bf, metalness: 0.95, roughness: 0.26 }),
  steel: new MeshStandardMaterial({ color: 0x8b9095, metalness: 0.6, roughness: 0.45 }),
  dark: new MeshStandardMaterial({ color: 0x08090a, roughness: 0.7, metalness: 0.3 }),
  disc: new MeshStandardMaterial({ color: 0x55575a, metalness: 1, roughness: 0.4 }),
}
for (const material of Object.values(materials)) material.side = DoubleSide

/** A wheel of that radius in metres, its outside towards +y, with ten paired spokes or of plain steel. */
export function wheel(radius: number, isSteel: boolean): Group {
  const rim = radius * (isSteel ? 0.6 : 0.7)
  const half = WIDTH / 2
  const group = new Group()
  const turn = (outline: Point[], material: MeshStandardMaterial) => {
    const points = outline.map(([r, y]) => new Vector2(r, y))
    group.add(new Mesh(new LatheGeometry(points, 56), material))
  }
  turn(
    [
      [rim * 0.98, half - 0.012],
      [rim * 1.03, half],
      [radius * 0.9, half + 0.006],
      [radius * 0.965, half - 0.012],
      [radius * 0.993, WIDTH * 0.36],
      [radius, 0],
      [radius * 0.993, -WIDTH * 0.36],
      [radius * 0.96, -half],
      [rim, -half],
    ],
    materials.tyre,
  )
  const metal = isSteel ? materials.steel : materials.alloy
  turn(
    [
      [rim, half - 0.01],
      [rim * 0.965, half - 0.004],
      [rim * 0.93, half - 0.02],
      [rim * 0.9, WIDTH * 0.1],
      [rim * 0.88, -WIDTH * 0.4],
    ],
    metal,
  )
  turn(
    [
      [0.001, -0.045],
      [rim * 0.9, -0.045],
    ],
    materials.dark,
  )
  if (isSteel) {
    turn(
      [
        [0.001, half - 0.06],
        [rim * 0.3, half - 0.055],
        [rim * 0.42, half - 0.025],
        [rim * 0.6, half - 0.03],
        [rim * 0.85, half - 0.075],
        [rim * 0.95, half - 0.06],
      ],
      metal,
    )
    turn(
      [
        [0.001, half - 0.02],
        [rim * 0.2, half - 0.025],
        [rim * 0.24, half - 0.06],
      ],
      materials.dark,
    )
    return group
  }
  turn(
    [
      [0.001, 0.012],
      [rim * 0.6, 0.012],
      [rim * 0.62, -0.01],
    ],
    materials.disc,
  )
  turn(
    [
      [rim * 0.2, WIDTH * 0.3],
      [rim * 0.2, -0.03],
    ],
    materials.dark,
  )
  turn(
    [
      [0.001, half - 0.012],
      [rim * 0.13, half - 0.016],
      [rim * 0.18, half - 0.03],
      [rim * 0.19, WIDTH * 0.2],
    ],
    metal,
  )
  const spoke = spokeGeometry(rim)
  for (let pair = 0; pair < 5; pair++) {
    for (const aside of [-0.17, 0.17]) {
      const flat = new Mesh(spoke, metal)
      flat.rotation.x = -Math.PI / 2
      const turned = new Group()
      turned.rotation.y = (2 * Math.PI * pair) / 5 + aside + 0.3
      turned.position.y = half - 0.055
      turned.add(flat)
      group.add(turned)
    }
  }
  return group
}

function spokeGeometry(rim: number) {
  const spoke = new Shape()
  spoke.moveTo(rim * 0.12, -rim * 0.055)
  spoke.lineTo(rim * 0.95, -rim * 0.042)
  spoke.lineTo(rim * 0.95, rim * 0.042)
  spoke.lineTo(rim * 0.12, rim * 0.055)
  return new ExtrudeGeometry(spoke, {
    depth: 0.014,
    bevelEnabled: true,
    bevelSize: 0.006,
    bevelThickness: 0.008,
    bevelSegments: 2,
    steps: 1,
  })
}
