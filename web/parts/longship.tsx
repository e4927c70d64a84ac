/** A longship before a coast at night: the picture of the hall. */
export function Longship() {
  const shields = [0, 1, 2, 3, 4, 5, 6, 7];
  return (
    <svg className="longship" viewBox="0 0 1600 320" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      <circle cx="1090" cy="62" r="24" fill="var(--vellum)" opacity="0.85" />
      <path
        d="M0 200 90 150 150 176 240 112 320 170 410 140 500 184 590 150 690 190 800 168 900 186 990 132 1080 178 1180 146 1270 186 1370 128 1470 176 1540 150 1600 172V320H0Z"
        fill="var(--night-2)"
      />
      <path
        d="M0 236c100-12 180 10 280 0s180-12 280 0 180 10 280 0 180-12 280 0 180 10 280 0 120-8 200 0v84H0Z"
        fill="var(--sea)"
      />
      <g transform="translate(655 96)">
        <path d="M146 12v132" stroke="var(--gold)" strokeWidth="5" />
        <path
          d="M84 22c42 10 82 10 124 0-8 30-8 58 0 84-42-10-82-10-124 0 8-26 8-54 0-84Z"
          fill="var(--vellum)"
          stroke="var(--ink)"
          strokeWidth="2"
        />
        {[104, 130, 156, 182].map((x) => (
          <path key={x} d={`M${x} 26v78`} stroke="var(--ember)" strokeWidth="9" opacity="0.85" />
        ))}
        <path
          d="M10 128c50 34 220 34 270 0 2-22-4-38-16-50 18 2 30 16 28 36 8-8 8-20 4-28 16 14 14 42-8 60-14 26-46 38-144 38S22 172 10 128Z"
          fill="var(--timber)"
          stroke="var(--ink)"
          strokeWidth="2"
        />
        <path
          d="M10 128C4 112 6 96 16 84c-2 14 2 28 12 36"
          fill="none"
          stroke="var(--timber)"
          strokeWidth="8"
          strokeLinecap="round"
        />
        {shields.map((i) => (
          <g key={i} transform={`translate(${54 + i * 26} ${148 + Math.abs(i - 3.5) * -1.5})`}>
            <circle
              r="10"
              fill={i % 2 ? 'var(--ember)' : 'var(--gold)'}
              stroke="var(--ink)"
              strokeWidth="2"
            />
            <circle r="3" fill="var(--vellum)" stroke="var(--ink)" />
          </g>
        ))}
      </g>
      <path
        d="M0 272c120-14 220 10 340-2s220-12 340 2 220 10 340-2 220-10 340 2 140 6 240-2v50H0Z"
        fill="var(--night)"
        opacity="0.9"
      />
    </svg>
  );
}
