/** Whose point of view a shared device shows, with secrets and without. */

import { describe, expect, it } from "vitest";
import { SharedDevice, type DeviceState } from "../src/table-client/shared-device";
import type { Frame } from "../src/wire/http";

const frameWith = (...seats: number[]) =>
  ({ legal: Object.fromEntries(seats.map((seat) => [seat, ["1"]])) }) as unknown as Frame;

const device = (state: Partial<DeviceState>) =>
  new SharedDevice({
    held: [0, 1],
    traits: ["secrets"],
    due: [0, 1],
    eye: null,
    frame: frameWith(),
    pending: [],
    ...state,
  });

describe("with secrets", () => {
  it("asks the next player to take the device, unless one is looking", () => {
    expect(device({}).next).toBe(0);
    expect(device({ due: [1] }).next).toBe(1);
    expect(device({ due: [] }).next).toBeNull();
    expect(device({ eye: 0 }).next).toBeNull();
    expect(device({ frame: null }).next).toBeNull();
  });

  it("lets only the player who is looking decide", () => {
    expect(device({}).acting).toEqual([]);
    expect(device({ eye: 1 }).acting).toEqual([1]);
    expect(device({ eye: 1, due: [0] }).acting).toEqual([]);
  });

  it("hides them after the decision has arrived", () => {
    expect(device({ eye: 0 }).isDone).toBe(false);
    expect(device({ eye: 0, due: [1], pending: [{}] }).isDone).toBe(false);
    expect(device({ eye: 0, due: [1] }).isDone).toBe(true);
    expect(device({ due: [1] }).isDone).toBe(false);
  });

  it("never switches by itself", () => {
    expect(device({}).following).toBeNull();
  });

  it("hides nothing from a player with a device of their own", () => {
    const own = device({ held: [0], due: [0], eye: 0 });
    expect([own.hidesSecrets, own.isOpen, own.next]).toEqual([false, false, null]);
    expect(own.acting).toEqual([0]);
  });
});

describe("without secrets", () => {
  const open = (state: Partial<DeviceState>) => device({ traits: [], ...state });

  it("follows the player whose legal moves are missing", () => {
    expect(open({ due: [1], eye: 0, frame: frameWith(0) }).following).toBe(1);
    expect(open({ due: [1], eye: 1, frame: frameWith(1) }).following).toBeNull();
    expect(open({ due: [] }).following).toBeNull();
  });

  it("lets all players of the device decide and has nothing to hide", () => {
    expect(open({}).acting).toEqual([0, 1]);
    expect([open({ eye: 0 }).isOpen, open({ eye: 0, due: [] }).isDone, open({}).next]).toEqual([false, false, null]);
  });
});
