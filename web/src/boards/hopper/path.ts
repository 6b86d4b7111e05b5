/**
 * The path of beans from the hand to where they stop, as the server sends it
 * (`games/hopper/path.py`): base64 of zlib of 16-bit integers, each channel as its first value
 * followed by differences.
 */

const VERSION = 1;
const HEADER = 3;
const CHANNELS = 7;
/** Micrometres per stored unit of length, and the scale of stored quaternions. */
const LENGTH = 100;
const TURN = 1 / 32767;

/** x, y, z in micrometres from the centre of the table top, and a unit quaternion w, x, y, z. */
export type Placing = readonly [number, number, number, number, number, number, number];

export interface Track {
  bean: number;
  /** The frame in which it starts to move. */
  first: number;
  frames: readonly Placing[];
}

export interface Path {
  /** Frames per second. */
  rate: number;
  tracks: readonly Track[];
}

export async function readPath(text: string): Promise<Path> {
  const numbers = await unpack(text);
  const [version, rate = 0, count = 0] = numbers;
  if (version !== VERSION || rate <= 0) throw new Error("a path of another version");
  const tracks: Track[] = [];
  let at = HEADER;
  for (let track = 0; track < count; track += 1) {
    const [bean = 0, first = 0, length = 0] = numbers.subarray(at, at + HEADER);
    at += HEADER;
    if (length <= 0 || at + CHANNELS * length > numbers.length) throw new Error("a path cut short");
    tracks.push({ bean, first, frames: readFrames(numbers.subarray(at, at + CHANNELS * length), length) });
    at += CHANNELS * length;
  }
  return { rate, tracks };
}

async function unpack(text: string): Promise<Int16Array> {
  const packed = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate"));
  const view = new DataView(await new Response(stream).arrayBuffer());
  const numbers = new Int16Array(view.byteLength >> 1);
  // The data is little-endian, whatever this machine uses.
  return numbers.map((_, at) => view.getInt16(2 * at, true));
}

function readFrames(numbers: Int16Array, length: number): Placing[] {
  // Differences wrap around at 16 bits, and so do sums in an Int16Array.
  const sums = new Int16Array(numbers);
  for (let at = 0; at < sums.length; at += 1) {
    if (at % length) sums[at] = sums[at - 1]! + sums[at]!;
  }
  const channel = (frame: number, number: number): number => sums[number * length + frame]!;
  return Array.from({ length }, (_, frame) => [
    LENGTH * channel(frame, 0),
    LENGTH * channel(frame, 1),
    LENGTH * channel(frame, 2),
    TURN * channel(frame, 3),
    TURN * channel(frame, 4),
    TURN * channel(frame, 5),
    TURN * channel(frame, 6),
  ]);
}

export const endOf = (path: Path): number =>
  Math.max(0, ...path.tracks.map(({ first, frames }) => first + frames.length - 1)) / path.rate;

/** A bean's pose at a second of the path; before it moves the first one, afterwards the last. */
export function placingAt({ first, frames }: Track, rate: number, second: number): Placing {
  const at = Math.max(0, second * rate - first);
  const before = Math.min(Math.floor(at), frames.length - 1);
  const after = Math.min(before + 1, frames.length - 1);
  return between(frames[before]!, frames[after]!, at - Math.floor(at));
}

/** Interpolate between two frames. They are close enough for linear interpolation of rotations. */
function between(from: Placing, to: Placing, part: number): Placing {
  // A quaternion and its negative are the same rotation, so take the shorter way.
  const same = from[3] * to[3] + from[4] * to[4] + from[5] * to[5] + from[6] * to[6] < 0 ? -1 : 1;
  const mixed = from.map((value, channel) => {
    const goal = channel < 3 ? to[channel]! : same * to[channel]!;
    return value + (goal - value) * part;
  });
  const size = Math.hypot(mixed[3]!, mixed[4]!, mixed[5]!, mixed[6]!) || 1;
  return mixed.map((value, channel) => (channel < 3 ? value : value / size)) as unknown as Placing;
}
