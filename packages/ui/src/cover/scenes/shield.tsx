import s from '../scene.module.css';

export function ShieldScene() {
  return (
    <>
      <path className={s.a2} d="M0 120h320v60H0z" />
      <circle className={s.b2} cx="232" cy="74" r="44" />
      <path className={s.a4} d="M124 22l70 24v50c0 36-28 56-70 70-42-14-70-34-70-70V46z" />
      <path className={s.a3} d="M124 38l55 19v38c0 28-21 44-55 56z" />
      <path className={s.white} d="M94 92l9-9 16 16 32-32 9 9-41 41z" />
      <path className={s.a4} d="M226 74h12v78h-12zM238 112h20v10h-20zM238 132h14v10h-14z" />
      <circle className={s.a4} cx="232" cy="62" r="24" />
      <circle className={s.b2} cx="232" cy="62" r="10" />
    </>
  );
}
