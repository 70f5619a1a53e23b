import { Duplex } from 'node:stream';
import type { MessagePort } from 'node:worker_threads';

/**
 * Replaces node-postgres's TCP socket: written bytes are sent over a MessagePort, and bytes received there can be read.
 * Each socket connects once, as node-postgres does it; there is no half-open state.
 */
export class WorkerSocket extends Duplex {
  private port: MessagePort | undefined;

  /** @param openPort returns the near end of a new channel; Postgres listens at the far end. */
  constructor(private readonly openPort: () => MessagePort) {
    super({ allowHalfOpen: false });
  }

  /** Called by node-postgres; host and port are ignored. Emits 'connect', or 'error' when the database is closed. */
  connect(): this {
    process.nextTick(() => {
      try {
        this.listen(this.openPort());
        this.emit('connect');
      } catch (cause) {
        this.destroy(new Error('The embedded database is closed', { cause }));
      }
    });
    return this;
  }

  private listen(port: MessagePort): void {
    this.port = port;
    port.on('message', (bytes: Uint8Array) => {
      this.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    });
    port.on('close', () => this.push(null));
  }

  override _read(): void {
    // There is nothing to fetch: `listen` pushes the bytes as they arrive. Nor is there a way to hold them back, and
    // none is needed, because the database sends only responses to queries.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.send(chunk);
    done();
  }

  /** node-postgres corks the messages of one query, so they are sent as one. */
  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.send(Buffer.concat(chunks.map(({ chunk }) => chunk)));
    done();
  }

  private send(bytes: Buffer): void {
    // Copies the bytes to a buffer of their exact size, which is transferred: node-postgres writes views of one large
    // buffer, and posting a view would copy all of that.
    const own = new Uint8Array(bytes);
    this.port?.postMessage(own, [own.buffer]);
  }

  override _final(done: () => void): void {
    this.port?.close();
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.port?.close();
    done(error);
  }

  /** TCP settings have no meaning here. */
  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    this.port?.ref();
    return this;
  }

  unref(): this {
    this.port?.unref();
    return this;
  }
}
