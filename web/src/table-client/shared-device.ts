/** Whose point of view a device shows that several people share. */

import type { Frame, Seat } from "../wire/http";

export interface DeviceState {
  readonly held: readonly Seat[];
  readonly traits: readonly string[];
  /** The seats of this device that have to decide and have not started to. */
  readonly due: readonly Seat[];
  readonly eye: Seat | null;
  readonly frame: Frame | null;
  readonly pending: readonly unknown[];
}

export class SharedDevice {
  constructor(private readonly state: DeviceState) {}

  /** Whether several people share this device and must not see each other's secrets. */
  get hidesSecrets(): boolean {
    return this.state.held.length > 1 && this.state.traits.includes("secrets");
  }

  /** Whether a player's secrets are visible and can be hidden. */
  get isOpen(): boolean {
    return this.hidesSecrets && this.state.eye !== null;
  }

  /** The seats whose player may decide now. */
  get acting(): readonly Seat[] {
    const { due, eye } = this.state;
    return this.hidesSecrets ? due.filter((seat) => seat === eye) : due;
  }

  /** The player who must confirm before their secrets are shown; null if none. */
  get next(): Seat | null {
    const { due, eye, frame } = this.state;
    return this.hidesSecrets && frame !== null && eye === null ? (due[0] ?? null) : null;
  }

  /** Whether the player whose secrets are visible has decided, so that they can be hidden. */
  get isDone(): boolean {
    const { due, eye, frame, pending } = this.state;
    return this.isOpen && frame !== null && !due.includes(eye!) && pending.length === 0;
  }

  /** Without secrets: the seat to switch to, because only its point of view has its legal moves. */
  get following(): Seat | null {
    const { due, frame, held } = this.state;
    if (!frame || held.length < 2 || this.hidesSecrets || due.some((seat) => seat in frame.legal)) return null;
    return due[0] ?? null;
  }
}
