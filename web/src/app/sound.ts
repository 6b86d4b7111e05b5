/**
 * The boards' sounds, synthesised without files. Silent until the user has interacted with the
 * page.
 */

import type { Sound } from "../board/contract";
import { settings } from "./settings.svelte";

/** A knock on wood or clay: a decaying tone with falling pitch and some noise. */
interface Knock {
  from: number;
  to: number;
  ms: number;
  loud: number;
  shape?: OscillatorType;
  /** Share of noise, 0 to 1. */
  noise?: number;
  /** Delay in milliseconds. */
  after?: number;
}

const SOUNDS: Record<Sound, readonly Knock[]> = {
  bean: [{ from: 1150, to: 620, ms: 45, loud: 0.22, noise: 0.25 }],
  cup: [{ from: 360, to: 190, ms: 110, loud: 0.35, shape: "triangle", noise: 0.2 }],
  card: [{ from: 900, to: 500, ms: 90, loud: 0.16, noise: 0.9 }],
  fist: [{ from: 150, to: 70, ms: 150, loud: 0.5, shape: "sine", noise: 0.3 }],
  capture: [
    { from: 420, to: 620, ms: 100, loud: 0.28, shape: "triangle" },
    { from: 620, to: 880, ms: 150, loud: 0.28, shape: "triangle", after: 90 },
  ],
  free: [
    { from: 660, to: 660, ms: 110, loud: 0.24 },
    { from: 990, to: 990, ms: 180, loud: 0.22, after: 100 },
  ],
  tock: [{ from: 520, to: 430, ms: 130, loud: 0.4, shape: "triangle", noise: 0.15 }],
  bang: [
    { from: 120, to: 35, ms: 500, loud: 0.6, shape: "sawtooth", noise: 0.85 },
    { from: 60, to: 30, ms: 700, loud: 0.4, after: 40 },
  ],
  lot: [0, 70, 150, 250].map((after) => ({ from: 700, to: 480, ms: 50, loud: 0.2, noise: 0.5, after })),
  win: [523, 659, 784, 1047].map((tone, n) => ({
    from: tone,
    to: tone,
    ms: 260,
    loud: 0.22,
    shape: "triangle" as const,
    after: 130 * n,
  })),
};

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** Browsers allow audio only after a user gesture, so the first one creates the context. */
function wake(): void {
  context ??= new AudioContext();
  void context.resume();
}

if (typeof document !== "undefined") {
  for (const gesture of ["pointerdown", "keydown"]) {
    document.addEventListener(gesture, wake, { once: true, capture: true });
  }
}

/** `pitch`: how many semitones higher than usual. */
export function playSound(name: Sound, pitch = 0): void {
  if (!settings.sound || !context || context.state !== "running") return;
  const higher = 2 ** (pitch / 12);
  for (const knock of SOUNDS[name]) {
    strike(context, { ...knock, from: knock.from * higher, to: knock.to * higher });
  }
}

function strike(audio: AudioContext, knock: Knock): void {
  const start = audio.currentTime + (knock.after ?? 0) / 1000;
  const noise = knock.noise ?? 0;
  if (noise < 1) tone(audio, knock, start, knock.loud * (1 - noise));
  if (noise > 0) rustle(audio, knock, start, knock.loud * noise);
}

function tone(audio: AudioContext, knock: Knock, start: number, loud: number): void {
  const source = audio.createOscillator();
  source.type = knock.shape ?? "sine";
  source.frequency.setValueAtTime(knock.from, start);
  source.frequency.exponentialRampToValueAtTime(knock.to, start + knock.ms / 1000);
  source.connect(dying(audio, knock, start, loud));
  source.start(start);
  source.stop(start + knock.ms / 1000);
}

function rustle(audio: AudioContext, knock: Knock, start: number, loud: number): void {
  const source = audio.createBufferSource();
  hiss ??= whiteNoise(audio);
  source.buffer = hiss;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = knock.from * 2;
  source.connect(filter).connect(dying(audio, knock, start, loud));
  source.start(start);
  source.stop(start + knock.ms / 1000);
}

/** A volume envelope that decays over the knock's duration. */
function dying(audio: AudioContext, knock: Knock, start: number, loud: number): AudioNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + knock.ms / 1000);
  gain.connect(audio.destination);
  return gain;
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
