import http from 'node:http'

/** The baseline: the same bytes as an answer of the product, without anything else. Started with the port and the number of bytes. */
const [port, bytes] = process.argv.slice(2).map(Number)
const body = Buffer.alloc(bytes ?? 0, 'x')
http
  .createServer((request, response) => {
    request.resume()
    request.once('end', () => {
      response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length })
      response.end(body)
    })
  })
  .listen(port, '127.0.0.1', () => process.send?.('ready'))
process.once('disconnect', () => process.exit())
