import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { dragFraming, type Framing, placeIn, roomOf, type Size, zoomFraming, zooms } from '#web/lib/files/framing.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Field } from '#web/ui/fields/field.tsx';
import './picture-frame.css';

type RangeFieldProps = {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  /** For screen readers. */
  text: string;
  disabled?: boolean;
  onKeyDown?: (event: KeyboardEvent) => void;
  onChange: (value: number) => void;
};

const RangeField = ({ label, text, onChange, ...range }: RangeFieldProps) => (
  <Field label={label}>
    {(control) => (
      <input
        {...control}
        {...range}
        type="range"
        aria-valuetext={text}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    )}
  </Field>
);

type PictureFrameProps = { url: string; picture: Size; framing: Framing; onFrame: (framing: Framing) => void };

const zoomKeys: Readonly<Record<string, number>> = { '+': zooms.step, '=': zooms.step, '-': -zooms.step };

export const PictureFrame = ({ url, picture, framing, onFrame }: PictureFrameProps) => {
  const { t } = useTranslation('pictures');
  const held = useRef<{ x: number; y: number }>(undefined);
  const { across, down } = roomOf(picture, framing);

  const grip = (event: PointerEvent<HTMLDivElement>) => {
    if (!event.isPrimary) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { x: event.clientX, y: event.clientY };
  };
  const drag = ({ isPrimary, clientX: x, clientY: y, currentTarget }: PointerEvent<HTMLDivElement>) => {
    if (!isPrimary || !held.current) return;
    const side = currentTarget.clientWidth;
    onFrame(dragFraming(picture, framing, { x: (x - held.current.x) / side, y: (y - held.current.y) / side }));
    held.current = { x, y };
  };
  const letGo = () => {
    held.current = undefined;
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = zoomKeys[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onFrame(zoomFraming(framing, framing.zoom + step));
  };
  const share = (value: number) => t('frame.share', { value: Math.round(value) });
  const place = { min: 0, max: 100, step: 1, onKeyDown: handleKey };

  return (
    <fieldset className="framing row">
      <legend className="sr">{t('frame.title')}</legend>
      <div className="frame" onPointerDown={grip} onPointerMove={drag} onPointerUp={letGo} onPointerCancel={letGo}>
        <img src={url} alt="" draggable={false} style={placeIn(picture, framing)} />
      </div>
      <div className="framing-sliders">
        <p className="small muted">{t('frame.hint')}</p>
        <RangeField
          {...place}
          label={t('frame.across')}
          value={framing.x * 100}
          text={share(framing.x * 100)}
          disabled={across <= 0}
          onChange={(value) => onFrame({ ...framing, x: value / 100 })}
        />
        {/* The up arrow raises a slider's value, so the top is 100. */}
        <RangeField
          {...place}
          label={t('frame.up')}
          value={100 - framing.y * 100}
          text={share(100 - framing.y * 100)}
          disabled={down <= 0}
          onChange={(value) => onFrame({ ...framing, y: 1 - value / 100 })}
        />
        <RangeField
          label={t('frame.zoom')}
          min={zooms.least}
          max={zooms.most}
          step={zooms.step}
          value={framing.zoom}
          text={t('frame.times', { value: framing.zoom })}
          onKeyDown={handleKey}
          onChange={(value) => onFrame(zoomFraming(framing, value))}
        />
      </div>
    </fieldset>
  );
};
