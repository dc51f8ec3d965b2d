/** Calling somebody back to the table: a sound, a notification. Both off until asked for. */
import { settings } from '../lib/settings.svelte';

export function attract(title: string, body: string, table: string): void {
  if (settings.get('sound')) chime();
  if (settings.get('notify') && document.hidden && 'Notification' in window && Notification.permission === 'granted') {
    const note = new Notification(title, { body, tag: `galaktyka-${table}` });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  }
}

/** Two soft tones, made here: no file to load. */
export function chime(): void {
  const audio = new AudioContext();
  const volume = audio.createGain();
  volume.connect(audio.destination);
  volume.gain.setValueAtTime(0.0001, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.12, audio.currentTime + 0.03);
  volume.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + 0.7);
  for (const [pitch, start] of [
    [523.25, 0],
    [783.99, 0.14],
  ] as const) {
    const tone = audio.createOscillator();
    tone.frequency.value = pitch;
    tone.connect(volume);
    tone.start(audio.currentTime + start);
    tone.stop(audio.currentTime + 0.75);
  }
  setTimeout(() => void audio.close(), 1000);
}
