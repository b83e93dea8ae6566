/** Works on a few items at a time. After an error, starts no further items, waits for the running ones, and throws the error. */
export async function inParallel<Item>(
  items: AsyncIterable<Item> | Iterable<Item>,
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = each(items)
  const worker = async () => {
    for await (const item of queue) await work(item)
  }
  const ended = await Promise.allSettled(Array.from({ length: atOnce }, worker))
  const failed = ended.find((one) => one.status === 'rejected')
  if (failed) throw failed.reason
}

async function* each<Item>(items: AsyncIterable<Item> | Iterable<Item>): AsyncGenerator<Item> {
  yield* items
}
