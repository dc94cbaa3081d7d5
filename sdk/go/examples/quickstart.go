package main

import (
	"context"
	"fmt"
	"log"
	"net/http"
	"os"

	"svc"
)

func main() {
	ctx := context.Background()
	client, err := svc.New(os.Getenv("SVC_API_KEY"), os.Getenv("SVC_BASE_URL"))
	if err != nil {
		log.Fatal(err)
	}

	link, err := client.Links.Create(ctx, svc.CreateLinkParams{
		URL:             "https://example.com/",
		TrackConversion: svc.Ptr(true),
	})
	if err != nil {
		log.Fatal(err)
	}

	// Simulates a visitor. On your site, the script stores the click ID, and svc.ClickID(request) reads it.
	visit, err := http.NewRequest(http.MethodGet, link.ShortLink, nil)
	if err != nil {
		log.Fatal(err)
	}
	visit.Header.Set("User-Agent", "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0")
	redirect, err := http.DefaultTransport.RoundTrip(visit)
	if err != nil {
		log.Fatal(err)
	}
	location, err := redirect.Location()
	if err != nil {
		log.Fatal(err)
	}

	customer := "user-" + link.ID
	if _, err = client.Track.Lead(ctx, svc.TrackLeadParams{
		ClickID:            svc.Value(location.Query().Get("svc_id")),
		EventName:          "Sign up",
		CustomerExternalID: customer,
	}); err != nil {
		log.Fatal(err)
	}
	price, err := svc.ParseMoney("19.00", "usd")
	if err != nil {
		log.Fatal(err)
	}
	if _, err = client.Track.Sale(ctx, svc.TrackSaleParams{
		CustomerExternalID: customer,
		Amount:             price.Amount,
		Currency:           svc.Ptr(price.Currency),
		InvoiceID:          svc.Value("invoice-" + link.ID),
	}); err != nil {
		log.Fatal(err)
	}

	sales := client.Events.List(ctx, svc.ListEventsParams{Event: svc.Ptr("sales"), LinkID: svc.Ptr(link.ID)})
	for sales.Next() {
		fmt.Println("sale", sales.Current().ID)
	}
	if err := sales.Err(); err != nil {
		log.Fatal(err)
	}
}
