/** Numbers at a glance: gauges that share a symbol stand together, as 2 / 4 / 1. */
import type { Gauge } from '../lib/wire';

export interface GaugeGroup {
  symbol: string;
  gauges: Gauge[];
}

export function grouped(gauges: Gauge[]): GaugeGroup[] {
  const groups: GaugeGroup[] = [];
  for (const gauge of gauges) {
    const last = groups.at(-1);
    if (last && gauge.symbol && last.symbol === gauge.symbol) last.gauges.push(gauge);
    else groups.push({ symbol: gauge.symbol, gauges: [gauge] });
  }
  return groups;
}

export function signed(gain: number): string {
  return gain > 0 ? `+${gain}` : `−${-gain}`;
}
