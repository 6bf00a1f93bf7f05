import s from '../scene.module.css';

export function RoadScene() {
  return (
    <>
      <path className={s.a2} d="M0 96l90-40 70 28 80-46 80 46v96H0z" />
      <path className={s.a4} d="M132 180l20-90h20l22 90z" />
      <path className={s.white} d="M160 96h4l1 14h-6zM158 122h8l1 18h-10zM156 152h12l1 22h-14z" />
      <path className={s.b2} d="M210 98h62v44h-62z" />
      <path className={s.a4} d="M272 112h22l12 16v14h-34z" />
      <circle className={s.a4} cx="230" cy="146" r="11" />
      <circle className={s.a4} cx="286" cy="146" r="11" />
      <circle className={s.a1} cx="230" cy="146" r="4" />
      <circle className={s.a1} cx="286" cy="146" r="4" />
    </>
  );
}
