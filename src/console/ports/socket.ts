/** One connection to the product host, as the realtime room sees it. */
export interface SocketLike {
  connect(): void;
  disconnect(): void;
  emit(event: string, payload: unknown): void;
  /** @param listener called after every connect and reconnect. */
  onConnect(listener: () => void): void;
  /** @param listener called when the connection is lost; `byServer` means it will not come back by itself. */
  onDisconnect(listener: (byServer: boolean) => void): void;
  /** @param listener called for every attempt that failed. */
  onConnectError(listener: () => void): void;
  /** @param listener called with every event's name and arguments; the last may be an acknowledgement. */
  onEvent(listener: (name: string, args: readonly unknown[]) => void): void;
  /** @param listener called whenever the server's heartbeat is heard. */
  onHeartbeat(listener: () => void): void;
}
