import type { ConversionReport } from '@waybook/converters'

/** What a conversion has made of an upload, beside the converted folder. */
export interface UploadConversion extends Pick<ConversionReport, 'format' | 'lost' | 'remarks'> {
  /** The files of the pages that players could read in the source. */
  readonly shown: readonly string[]
}

/** The message to the thread that converts. */
export interface ConvertRequest {
  readonly from: string
  /** An empty folder. */
  readonly into: string
}

/** Its reply. `unknown`: these are not the files of a program that Waybook knows. */
export type ConvertAnswer =
  | { readonly is: 'converted'; readonly conversion: UploadConversion }
  | { readonly is: 'unknown' }
  | { readonly is: 'failed'; readonly why: string }
