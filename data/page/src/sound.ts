// Sounds at the table, made here of a few tones and a little noise. The kernel says what is to be heard
// and when; before the first press browsers want silence, and get it.
import type { Front } from './front.ts';

/** What is heard, and in how many seconds from now. */
export type Sound = [name: string, begin: number];

// A tone that glides from one pitch to another and dies away.
const tone = (
  out: AudioNode, at: number, seconds: number, loud: number, from: number, to = from,
  type: OscillatorType = 'sine',
): void => {
  const source = out.context.createOscillator();
  const volume = out.context.createGain();
  source.type = type;
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + seconds);
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loud, at + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0005, at + seconds);
  source.connect(volume).connect(out);
  source.start(at);
  source.stop(at + seconds);
};

// A rustle: noise around one pitch.
const rustle = (out: AudioNode, at: number, seconds: number, loud: number, pitch: number): void => {
  const { sampleRate } = out.context;
  const noise = out.context.createBuffer(1, Math.ceil(seconds * sampleRate), sampleRate);
  const samples = noise.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = (2 * Math.random() - 1) * (1 - n / samples.length) ** 2;
  const source = out.context.createBufferSource();
  const around = out.context.createBiquadFilter();
  const volume = out.context.createGain();
  source.buffer = noise;
  around.type = 'bandpass';
  around.frequency.value = pitch;
  volume.gain.value = loud;
  source.connect(around).connect(volume).connect(out);
  source.start(at);
};

const SOUNDS: Record<string, (out: AudioNode, at: number) => void> = {
  step: (out, at) => {
    for (const [later, pitch] of [[0, 140], [0.16, 125]] as const) {
      tone(out, at + later, 0.12, 0.16, pitch, 60);
      rustle(out, at + later, 0.05, 0.05, 900);
    }
  },
  counter: (out, at) => { tone(out, at, 0.09, 0.12, 420, 210, 'triangle'); rustle(out, at, 0.04, 0.1, 2200); },
  card: (out, at) => { rustle(out, at, 0.16, 0.14, 3200); },
  piece: (out, at) => { tone(out, at, 0.2, 0.07, 988); tone(out, at + 0.08, 0.3, 0.07, 1319); },
  coin: (out, at) => { tone(out, at, 0.12, 0.06, 2093, 1976); tone(out, at + 0.05, 0.22, 0.05, 2637); },
  sold: (out, at) => { for (const later of [0, 0.13]) { tone(out, at + later, 0.08, 0.16, 260, 130, 'triangle'); rustle(out, at + later, 0.03, 0.12, 1500); } },
  turn: (out, at) => { tone(out, at, 0.3, 0.1, 660); tone(out, at + 0.16, 0.4, 0.1, 880); },
  win: (out, at) => {
    [523, 659, 784, 1047, 784, 1047].forEach(
      (pitch, n) => { tone(out, at + 0.15 * n, 0.5, 0.09, pitch, pitch, 'triangle'); });
  },
};

const SOFT = 0.3; // times as loud

/** What plays sounds, where the browser lets us. */
export const prepareToSound = (front: Front): (sounds: Sound[]) => void => {
  let context: AudioContext | null = null;
  let volume: GainNode | null = null;
  let touched = false;
  front.on(['pointerdown', 'keydown'], () => { touched = true; });
  front.signal.addEventListener('abort', () => { void context?.close(); });

  return (sounds) => {
    if (!touched) return;
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
    if (!volume) (volume = context.createGain()).connect(context.destination);
    volume.gain.value = front.model.get('sound') === 'soft' ? SOFT : 1;
    for (const [name, begin] of sounds)
      if (!document.hidden || name === 'turn') SOUNDS[name]?.(volume, context.currentTime + begin);
  };
};
