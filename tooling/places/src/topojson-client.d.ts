declare module 'topojson-client' {
  /** GeoJSON of an object of a topology. */
  export const feature: (topology: unknown, object: unknown) => unknown;
}
