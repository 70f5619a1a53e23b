/** One connection to the product host, as the code in realtime uses it. */
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
  /** @param listener called with every event's name and arguments; the last argument may be an acknowledgement. */
  onEvent(listener: (name: string, args: readonly unknown[]) => void): void;
  /** @param listener called at every heartbeat of the server. */
  onHeartbeat(listener: () => void): void;
}
