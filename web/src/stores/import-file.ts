import { Store } from './store.ts'

const next = new Store<{ readonly file: File | null }>({ file: null })

/** Hands a file to the import page, which begins with it when it opens. */
export function handToImport(file: File): void {
  next.change({ file })
}

/** The file that another page handed over; `null` without one, and after the first call. */
export function takeImportFile(): File | null {
  const { file } = next.get()
  if (file) next.change({ file: null })
  return file
}
