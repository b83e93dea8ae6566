/** A picture of one pixel. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** A Universal VTT file with a room, a pillar, a door and a light. */
export const smallUvtt = {
  format: 0.3,
  resolution: { map_origin: { x: 2, y: 1 }, map_size: { x: 10, y: 5 }, pixels_per_grid: 256 },
  line_of_sight: [
    [
      { x: 3, y: 2 },
      { x: 5, y: 2 },
      { x: 5, y: 4 },
      { x: 3, y: 4 },
      { x: 3, y: 2 },
    ],
  ],
  objects_line_of_sight: [
    [
      { x: 8, y: 3 },
      { x: 9, y: 3 },
    ],
  ],
  portals: [
    {
      position: { x: 4, y: 2 },
      bounds: [
        { x: 3.5, y: 2 },
        { x: 4.5, y: 2 },
      ],
      rotation: 0,
      closed: true,
      freestanding: false,
    },
  ],
  lights: [{ position: { x: 7, y: 3.5 }, range: 6, intensity: 1, color: 'ffeccd8b', shadows: true }],
  environment: { baked_lighting: true, ambient_light: 'ffffffff' },
  image: PNG,
}
