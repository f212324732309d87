/**
 * The part of libheif's WebAssembly build that is used here: its C interface (libheif/heif.h, heif_properties.h of 1.23),
 * where an address and a handle are numbers, and a call that may fail writes its error to the address it is given first.
 * The package brings types of its own only for a build that it does not run.
 */
declare module 'libheif-js/wasm-bundle.js' {
  export interface LibHeif {
    /** Its memory. Read it again each time: growing replaces both arrays. */
    readonly HEAPU8: Uint8Array
    readonly HEAPU32: Uint32Array
    _malloc(bytes: number): number
    _free(address: number): void

    _heif_context_alloc(): number
    _heif_context_free(context: number): void
    _heif_context_read_from_memory_without_copy(
      error: number,
      context: number,
      file: number,
      bytes: number,
      options: number,
    ): void
    _heif_context_get_primary_image_handle(error: number, context: number, handle: number): void

    _heif_image_handle_get_item_id(handle: number): number
    _heif_image_handle_get_image_tiling(error: number, handle: number, turned: number, tiling: number): void
    _heif_decode_image(
      error: number,
      handle: number,
      image: number,
      colorSpace: number,
      chroma: number,
      options: number,
    ): void
    _heif_image_handle_decode_image_tile(
      error: number,
      handle: number,
      image: number,
      colorSpace: number,
      chroma: number,
      options: number,
      column: number,
      row: number,
    ): void
    /** 0 where it has none. */
    _heif_image_handle_get_raw_color_profile_size(handle: number): number
    _heif_image_handle_get_raw_color_profile(error: number, handle: number, into: number): void
    _heif_image_handle_release(handle: number): void
    _heif_decoding_options_alloc(): number
    _heif_decoding_options_free(options: number): void

    _heif_image_get_width(image: number, channel: number): number
    _heif_image_get_height(image: number, channel: number): number
    _heif_image_get_plane_readonly(image: number, channel: number, stride: number): number
    _heif_image_release(image: number): void

    _heif_item_get_transformation_properties(context: number, item: number, into: number, most: number): number
    _heif_item_get_property_type(context: number, item: number, property: number): number
    _heif_item_get_property_transform_rotation_ccw(context: number, item: number, property: number): number
    _heif_item_get_property_transform_mirror(context: number, item: number, property: number): number
    _heif_item_get_property_transform_crop_borders(
      context: number,
      item: number,
      property: number,
      width: number,
      height: number,
      left: number,
      top: number,
      right: number,
      bottom: number,
    ): void
  }

  const libheif: LibHeif
  export default libheif
}
